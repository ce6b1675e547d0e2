CREATE TABLE "sent_sentences" (
	"job_id" uuid NOT NULL,
	"key" text NOT NULL,
	"characters" integer NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "sent_sentences_job_id_key_pk" PRIMARY KEY("job_id","key")
);
--> statement-breakpoint
CREATE INDEX "sent_sentences_created_at_index" ON "sent_sentences" USING btree ("created_at");