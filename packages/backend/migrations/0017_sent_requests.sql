CREATE TABLE "sent_requests" (
	"job_id" uuid NOT NULL,
	"key" text NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "sent_requests_job_id_key_pk" PRIMARY KEY("job_id","key")
);
--> statement-breakpoint
CREATE INDEX "sent_requests_created_at_index" ON "sent_requests" USING btree ("created_at");